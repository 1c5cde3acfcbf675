"""The rules of Brass: Birmingham, a file for each chapter of the rulebook."""
