// Loaded before the reading process's own program. Node's permissions know no network, so its doors are nailed up; where the system can
// start a process without any network, the recogniser has it do that as well.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

function refuse(): never {
  throw Object.assign(new Error('the reading process has no network'), { code: 'ERR_ACCESS_DENIED' });
}

const DOORS: readonly (readonly [owner: object, names: readonly string[]])[] = [
  [net.Socket.prototype, ['connect']],
  [net.Server.prototype, ['listen']],
  [dgram.Socket.prototype, ['bind', 'connect', 'send']],
  ...[dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype].map(
    (owner) => [owner, Object.getOwnPropertyNames(owner).filter((name) => /^(lookup|resolve|reverse)/.test(name))] as const,
  ),
];

for (const [owner, names] of DOORS)
  for (const name of names) Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false });
syncBuiltinESMExports();
