#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { verify } from './verify.ts';

process.exitCode = verify(process.argv.slice(2), {
  read(path) {
    try {
      return readFileSync(path);
    } catch {
      return undefined;
    }
  },
  print: (line) => void process.stdout.write(`${line}\n`),
});
