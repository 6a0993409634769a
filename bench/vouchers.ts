// Fills an empty PostgreSQL database with vouchers for trying out the server:
//   node bench/vouchers.ts <number> [postgresql://…]   without a URL, starts a temporary cluster that runs until Ctrl+C
import { makeVouchers } from '../apps/server/bench/make-vouchers.ts';
import { startPostgres } from '../tooling/test/postgres.ts';

const [count = Number.NaN] = process.argv.slice(2).map(Number);
const address = process.argv[3];
if (!Number.isSafeInteger(count) || count < 100) throw new Error('node bench/vouchers.ts <number, at least 100> [postgresql://…]');
const cluster = address === undefined ? await startPostgres() : undefined;
const url = address ?? cluster?.database('lianxin') ?? '';
await makeVouchers(url, count, (line) => console.log(line));
console.log(`Done. Start the server with: SANDBOX=1 DATABASE_URL=${url} npm start`);
if (cluster) process.once('SIGINT', () => void cluster.stop().then(() => process.exit(0)));
