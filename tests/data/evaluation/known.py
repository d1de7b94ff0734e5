#!/usr/bin/env python3
# SPDX-FileCopyrightText: Parlance contributors
# SPDX-License-Identifier: Apache-2.0
"""Makes known.json, the figures that model/evaluation/statistics is held to: python3 known.py > known.json (SciPy 1.10.1)."""

import json
import numpy
import scipy.stats as stats

EXACT = [1.5, -0.3, 2.2, 3.1, 0.7, -1.1, 4.0, 2.6]
TIED = [1, 2, -1, 3, 3, -2, 4, 5, 0, 1, 2, -3, 6, 2, 1, 1, -1, 2, 3, 4]
TIMES = [0.9, 1.1, 1.3, 1.31, 0.8, 2.4, 1.0, 1.2, 1.25, 1.9, 0.95, 1.05]


def wilson(passed, tried):
    interval = stats.binomtest(passed, tried).proportion_ci(0.95, method="wilson")
    return {"passed": passed, "tried": tried, "low": interval.low, "high": interval.high}


def fisher(a, b, c, d):
    return {"table": [a, b, c, d], "p": stats.fisher_exact([[a, b], [c, d]])[1]}


def mcnemar(better, worse):
    return {"better": better, "worse": worse, "p": stats.binomtest(min(better, worse), better + worse, 0.5).pvalue}


bootstrap = stats.bootstrap((TIMES,), numpy.median, n_resamples=100000, method="percentile", random_state=numpy.random.default_rng(1))
print(json.dumps({
    "wilson": [wilson(k, n) for k, n in [(0, 5), (5, 5), (3, 5), (92, 100), (1, 3), (1, 1), (0, 1), (4750, 10000)]],
    "fisher": [fisher(*t) for t in [(5, 0, 1, 4), (5, 0, 0, 5), (3, 0, 0, 3), (1, 0, 0, 1), (10, 2, 3, 9), (5, 0, 4, 1), (50, 50, 60, 40)]],
    "mcnemar": [mcnemar(*t) for t in [(1, 0), (5, 0), (6, 1), (10, 3), (40, 60)]],
    "wilcoxon": [
        {"differences": EXACT, "p": stats.wilcoxon(EXACT, method="exact").pvalue},
        {"differences": TIED, "p": stats.wilcoxon(TIED, method="approx", correction=False).pvalue},
    ],
    "bootstrap": {"values": TIMES, "low": bootstrap.confidence_interval.low, "high": bootstrap.confidence_interval.high},
}, indent=1))
