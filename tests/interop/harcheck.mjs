// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// harcheck.mjs PACKAGES: holds the HTTP Archive on standard input to its specification by an independent reader. Prints what is wrong.

import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'

const require = createRequire(process.argv[2] + '/package.json')
const validator = require('har-validator/lib/async')
validator.har(JSON.parse(readFileSync(0, 'utf8')), (error) => {
  console.log(error ? JSON.stringify(error.errors ?? String(error)) : 'sound')
})
