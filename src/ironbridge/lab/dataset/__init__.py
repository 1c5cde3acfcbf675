"""Datasets: the decisions of many games between bots as a Parquet file (pyarrow, extra `rl`)."""
