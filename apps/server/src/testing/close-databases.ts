import { afterAll } from 'vitest';
import { closeIdleDatabases } from './test-database.ts';

// After each file of tests.
afterAll(closeIdleDatabases);
