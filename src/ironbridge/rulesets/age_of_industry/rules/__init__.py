"""The rules of Age of Industry, a file for each chapter of the rulebook."""
