import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** A bare address, also where a gateway wrote its port beside it or the system wrapped it; empty where the text is none. */
function addressIn(text: string): string {
  const [bare = text] = /^\d+(\.\d+){3}(?=:\d{1,5}$)/.exec(text) ?? [/^\[([^\]]+)\](:\d{1,5})?$/.exec(text)?.[1] ?? text];
  const plain = bare.replace(/^::ffff:(?=\d+(\.\d+){3}$)/i, '');
  // A zone is text of the sender's choice.
  return isIP(plain) === 0 || plain.includes('%') ? '' : plain.toLowerCase();
}

/** Where a request comes from, as the farthest of our own gateways saw it (TRUST_PROXY); empty where that is no address. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => addressIn(ip);

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** What an address is counted as: whoever has one of IPv6 has a whole network of 64 bits to choose from. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0');
  const network = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
