"""`python -m bench [NAME ...]`: one JSON object with the results of every module here that has a `run`."""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys

import bench


def names() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(bench.__path__) if not module.name.startswith("_"))


def main(chosen: list[str]) -> None:
    unknown = sorted(set(chosen) - set(names()))
    if unknown:
        sys.exit(f"There is no benchmark {', '.join(unknown)}. There are: {', '.join(names())}.")
    modules = {name: importlib.import_module(f"bench.{name}") for name in chosen or names()}
    results = {name: module.run() for name, module in modules.items() if hasattr(module, "run")}
    sys.stdout.write(f"{json.dumps(results, indent=2)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
