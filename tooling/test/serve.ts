// The server of the end-to-end tests, on E2E_PORT, with its own data, on PostgreSQL if E2E_DATABASE_URL is set.
import { startServer } from './server.ts';

const server = await startServer({ port: Number(process.env['E2E_PORT']), databaseUrl: process.env['E2E_DATABASE_URL'] });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop().then(() => process.exit(0)));
