import { toWire, type Endpoint } from '@lianxin/api/contract';
import fc from 'fast-check';
import { boundCalls } from '../http/calls.ts';
import { mutated, oddValue, requestsOf, type SeenValues } from './odd-requests.ts';
import { urlOf } from './test-client.ts';
import type { TestClient, TestServer } from './test-server.ts';

/** Sandbox people of every kind of session; undefined is a visitor. */
const SESSIONS: readonly (string | undefined)[] = [
  undefined,
  ...['core', 'supplier', 'loan', 'fi'].flatMap((side) => ['op', 'review', 'admin'].map((role) => `${side}-${role}`)),
  'data-viewer',
  'no-corp',
];

/** A request body as bytes, with the headers that describe it. */
interface Garbage {
  readonly kind: string;
  readonly contentType: string;
  readonly search: string;
  readonly key: string | undefined;
  readonly payload: string | Buffer;
}

const JSON_TYPE = 'application/json';
const OTHER_TYPES = [
  '',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/vnd.api+json',
  'x'.repeat(3000),
];
const SEARCHES = [
  '',
  '',
  '',
  '?',
  '?%00=%00',
  '?%',
  '?a=1&a=2',
  '?__proto__=1',
  '?constructor[prototype]=1',
  `?${'a=&'.repeat(500)}`,
  '?page=%ud800',
];
const KEYS = [undefined, '', 'short', 'x'.repeat(5000), '不是键', 'one-key-for-many-bodies', '../../etc/passwd', "'; drop table piece; --"];

const textOf = (body: unknown): string => JSON.stringify(body) ?? '';

/** Changes of the text of a body, after which it is no longer the JSON that a client would write. */
const TEXT_CHANGES: Readonly<Record<string, (text: string, place: number) => string | Buffer>> = {
  truncated: (text, place) => text.slice(0, place % Math.max(1, text.length)),
  'a byte changed': (text, place) => {
    const bytes = Buffer.from(text);
    if (bytes.length > 0) bytes[place % bytes.length] = 0x80 + (place % 0x80);
    return bytes;
  },
  'a character inserted': (text, place) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + ('\0\n\ufeff"\\{[,'[place % 8] ?? '') + text.slice(at);
  },
  'keys twice': (text) => text.replace(/^\{(.+)\}$/s, '{$1,$1}'),
  'a huge number': (text) => text.replaceAll(/:\s*(?:"[^"]*"|-?\d+)/g, ':1e400'),
  'long digits': (text) => text.replaceAll(/:\s*(?:"[^"]*"|-?\d+)/g, `:${'9'.repeat(300)}`),
  'own __proto__': (text) => text.replace(/^\{/, '{"__proto__":{"isAdmin":true},'),
  'own constructor': (text) => text.replace(/^\{/, '{"constructor":{"prototype":{"a":1}},'),
  'nested arrays': (_text, place) => '['.repeat((place % 20) * 1000 + 1),
  'nested objects': (_text, place) => `${'{"a":'.repeat((place % 20) * 1000 + 1)}1${'}'.repeat((place % 20) * 1000 + 1)}`,
  'line feeds': (_text, place) => '\n'.repeat((place % 500) * 100),
  'two documents': (text) => text + text,
  'a mark before': (text) => `\ufeff${text}`,
  'in UTF-16': (text) => Buffer.from(text, 'utf16le'),
  nothing: () => '',
};

/** Bodies for a call: nearly valid ones, changed examples, any values, and texts that are not JSON. */
function garbageFor(endpoint: Endpoint, seen: SeenValues): fc.Arbitrary<Garbage> {
  const example = toWire(endpoint.request, endpoint.example.request);
  const usual = { contentType: JSON_TYPE, search: '' };
  const key = fc.oneof({ weight: 9, arbitrary: fc.uuid() }, { weight: 1, arbitrary: fc.constantFrom(...KEYS) });
  const asJson = (kind: string, bodies: fc.Arbitrary<unknown>): fc.Arbitrary<Garbage> =>
    fc.record({ body: bodies, key }).map(({ body, key: given }) => ({ kind, ...usual, key: given, payload: textOf(body) }));
  const requests = fc.oneof(requestsOf(endpoint.request, seen), mutated(example));
  return fc.oneof(
    { weight: 5, arbitrary: asJson('nearly valid', requestsOf(endpoint.request, seen)) },
    { weight: 4, arbitrary: asJson('an example changed', mutated(example)) },
    { weight: 1, arbitrary: asJson('any value', oddValue) },
    {
      weight: 3,
      arbitrary: fc
        .record({ body: requests, key, change: fc.constantFrom(...Object.entries(TEXT_CHANGES)), place: fc.nat() })
        .map(({ body, key: given, change: [kind, change], place }) => ({
          kind,
          ...usual,
          key: given,
          payload: change(textOf(body), place),
        })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ body: requests, key, contentType: fc.constantFrom(JSON_TYPE, ...OTHER_TYPES), search: fc.constantFrom(...SEARCHES) })
        .map(({ body, key: given, contentType, search }) => ({
          kind: 'another type or address',
          contentType,
          search,
          key: given,
          payload: textOf(body),
        })),
    },
  );
}

/** An answer with a defect, and what is needed to see it again. */
export interface Defect {
  readonly call: string;
  readonly person: string;
  readonly kind: string;
  readonly sent: string;
  readonly answer: string;
  readonly cause: string;
}

export interface GarbageFigures {
  readonly bodies: number;
  readonly calls: number;
  readonly sessions: number;
  /** Numbers of answers by HTTP status, and by result code for status 200. */
  readonly answers: ReadonlyMap<string, number>;
  readonly kinds: ReadonlyMap<string, number>;
  readonly defects: readonly Defect[];
}

const clientOf = async (server: TestServer, person: string | undefined): Promise<TestClient> =>
  person === undefined ? server.visitor() : server.as(person);

const MOST_PER_NAME = 30;

/** Adds the values in an answer to those seen, by their field's name. */
function remember(seen: Map<string, unknown[]>, answer: unknown): void {
  if (Array.isArray(answer)) for (const item of answer.slice(0, 10)) remember(seen, item);
  else if (typeof answer === 'object' && answer !== null)
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === 'object') remember(seen, value);
      else {
        const known = seen.get(name) ?? [];
        if (known.length < MOST_PER_NAME && !known.includes(value)) seen.set(name, [...known, value]);
      }
    }
}

/** Asks every call that only reads for its example, as an operator of each side, and gathers what the answers contain. */
async function valuesInAnswers(server: TestServer): Promise<SeenValues> {
  const seen = new Map<string, unknown[]>();
  for (const person of SESSIONS.filter((name) => name?.endsWith('-op')))
    for (const { endpoint } of boundCalls.filter((call) => call.endpoint.kind !== 'act')) {
      const client = await clientOf(server, person);
      const payload = textOf(toWire(endpoint.request, endpoint.example.request));
      const reply = await client.send({ method: 'POST', url: urlOf(endpoint), headers: { 'content-type': JSON_TYPE }, payload });
      if (reply.statusCode === 200) remember(seen, reply.json());
    }
  return seen;
}

/** Bodies after which the server returns to its beginning, so that acts that succeed do not use up what there is. */
const BODIES_UNTIL_RETURN = 1500;
const BODIES_UNTIL_REPORT = 5000;

/** Sends a number of garbage bodies to every call of the contract in every kind of session. The server must be new: nobody has called it. */
export async function sendGarbage(
  server: TestServer,
  {
    bodies,
    seed,
    progress = () => {},
  }: { readonly bodies: number; readonly seed: number; readonly progress?: (sent: number, defects: number) => void },
): Promise<GarbageFigures> {
  let cause = '';
  server.http.addHook('onError', async (_request, _reply, error) => {
    cause = error.stack ?? String(error);
  });
  const seen = await valuesInAnswers(server);
  const returnToStart = await server.checkpoint();
  const garbage = boundCalls.map((call) => ({ ...call, bodies: garbageFor(call.endpoint, seen) }));
  const answers = new Map<string, number>();
  const kinds = new Map<string, number>();
  const defects: Defect[] = [];
  const count = (into: Map<string, number>, name: string) => into.set(name, (into.get(name) ?? 0) + 1);
  let sent = 0;

  async function send(person: string | undefined, name: string, endpoint: Endpoint, { kind, contentType, search, key, payload }: Garbage) {
    const client = await clientOf(server, person);
    cause = '';
    const reply = await client.send({
      method: 'POST',
      url: urlOf(endpoint) + search,
      headers: { 'content-type': contentType, ...(key !== undefined && { 'idempotency-key': key }) },
      payload,
    });
    sent += 1;
    const code = reply.statusCode === 200 ? (/"(?:rspCd|code)":"?(\d+)/.exec(reply.body)?.[1] ?? 'without a code') : '';
    count(answers, `${reply.statusCode} ${code}`.trim());
    count(kinds, kind);
    if (reply.statusCode >= 500)
      defects.push({ call: name, person: person ?? 'visitor', kind, sent: payload.toString(), answer: reply.body, cause });
    // The session has ended, by sign-out or otherwise.
    if (person !== undefined && Number(code) === 18) await returnToStart();
  }

  // Each pass asks every call as another person, so that a short run reaches all calls.
  for (let pass = 0; sent < bodies; pass += 1)
    for (const [place, { name, endpoint, bodies: garbageOfCall }] of garbage.slice(0, bodies - sent).entries()) {
      const [one] = fc.sample(garbageOfCall, { numRuns: 1, seed: (seed * 7919 + pass * garbage.length + place) % 0x7fffffff });
      if (one) await send(SESSIONS[(place + pass) % SESSIONS.length], name, endpoint, one);
      if (sent % BODIES_UNTIL_RETURN === 0) await returnToStart();
      if (sent % BODIES_UNTIL_REPORT === 0) {
        progress(sent, defects.length);
        // Every return leaves dead rows, which the embedded database never removes by itself.
        await server.database.session((session) => session.exec('vacuum'));
      }
    }
  return { bodies: sent, calls: garbage.length, sessions: SESSIONS.length, answers, kinds, defects };
}
