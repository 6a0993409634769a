// Sends garbage to every call of the contract in every kind of session; no answer may be a defect:
//   node tooling/test/garbage.ts --bodies 350000 --seed 7
// On PostgreSQL if TEST_DATABASE_URL is set, otherwise on the embedded database.
import { parseArgs } from 'node:util';
import { createTestServer } from '../../apps/server/src/testing/create-test-server.ts';
import { sandboxWorld } from '../../apps/server/src/sandbox/seed/sandbox-world.ts';
import { sendGarbage } from '../../apps/server/src/testing/garbage.ts';

const { values } = parseArgs({ options: { bodies: { type: 'string', default: '350000' }, seed: { type: 'string' } } });
const bodies = Number(values.bodies);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const began = performance.now();
const elapsed = () => (performance.now() - began) / 1000;

const server = await createTestServer({ world: sandboxWorld, config: { signInsPerMinute: 1_000_000 } });
console.log(`Sending ${bodies} bodies to ${server.database.kind === 'postgres' ? 'PostgreSQL' : 'the embedded database'}; seed ${seed}.`);
const figures = await sendGarbage(server, {
  bodies,
  seed,
  progress: (sent, defects) => console.log(`${sent} bodies after ${elapsed().toFixed(0)} s: ${defects} defects`),
});

const list = (counts: ReadonlyMap<string, number>) =>
  [...counts].toSorted(([, one], [, other]) => other - one).map(([name, count]) => `  ${String(count).padStart(8)}  ${name}`);
console.log(['Bodies by kind:', ...list(figures.kinds), 'Answers by status and result code:', ...list(figures.answers)].join('\n'));
for (const { call, person, kind, sent, answer, cause } of figures.defects.slice(0, 50))
  console.log(`\n${call}, as ${person}, ${kind}\n  ${sent.slice(0, 500)}\n  ${answer}\n  ${cause}`);
const perSecond = figures.bodies / elapsed();
console.log(
  `\n${figures.bodies} bodies to ${figures.calls} calls in ${figures.sessions} sessions, ${elapsed().toFixed(0)} s, ${perSecond.toFixed(0)} a second, seed ${seed}: ${figures.defects.length} defects`,
);
process.exit(figures.defects.length > 0 ? 1 : 0);
