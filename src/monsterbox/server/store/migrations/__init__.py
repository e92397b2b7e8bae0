"""The history of the schema, one module for each change, run by `store.migrate`."""
