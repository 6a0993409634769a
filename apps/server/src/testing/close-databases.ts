import { afterAll } from 'vitest';
import { closeIdleDatabases } from './test-database.ts';

// Runs after each test file.
afterAll(closeIdleDatabases);
