import { refusalMessage, REFUSAL_CODES, type RefusalDetails, type RefusalKey, type Role } from '@lianxin/domain';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import { readAddress } from '../contract/address.ts';
import { mayCall, mayDo, type Base, type Endpoint, type Resources } from '../contract/endpoint.ts';
import { envelopeOf, ERROR, SUCCESS } from '../contract/envelope.ts';
import { fieldProblemsOf } from '../contract/field-problems.ts';
import { isPaged, WHOLE_LIST } from '../contract/whole-list.ts';
import { fromWire, toWire } from '../contract/wire.ts';
import type { Answer, MockReply } from './reply.ts';

export interface MockOptions {
  /** Where the mocked calls live; any origin. @default the sandbox's bases */
  bases?: Readonly<Record<Base, string>>;
  /** What some endpoints answer instead of their examples; later ones win. */
  replies?: readonly MockReply[];
  /** The role of the signed-in person; calls that it does not allow are refused, as by the server. @default everything is allowed */
  role?: Role | undefined;
  /** Called for each call refused because of the role. */
  onForbidden?: (endpoint: Endpoint) => void;
}

const sandboxBases: Readonly<Record<Base, string>> = { api: '/api', financing: '/apk', common: '' };

/**
 * A mock of the whole platform: every endpoint reads its request through the real schema and answers its example. For Storybook and tests
 * alike.
 */
export function mockHandlers(
  contract: Resources,
  { bases = sandboxBases, replies = [], role, onForbidden }: MockOptions = {},
): HttpHandler[] {
  const answersOf = (endpoint: Endpoint) => {
    const own = replies.filter((reply) => reply.endpoint === endpoint);
    const outcome = (code: string, message: string, data: unknown, status = 200) =>
      json(envelopeOf(endpoint.base, code, message, data), status);
    const refusal = (key: RefusalKey, data: unknown, details?: RefusalDetails) =>
      outcome(REFUSAL_CODES[key], refusalMessage(key, 'zh', details), data);
    return async (request: Request): Promise<Response> => {
      const body = await bodyOf(request);
      if (body === undefined) return outcome(ERROR, 'HTTP 400', null, 400);
      const asked = fromWire(endpoint.request, readAddress(endpoint, body, Object.fromEntries(new URL(request.url).searchParams)));
      const answer = own.findLast((one) => one.answer !== undefined && one.when?.() !== false)?.answer ?? exampleOf(endpoint);
      const waits = own.findLast((one) => one.waits !== undefined && one.when?.() !== false)?.waits;
      if (waits !== undefined) await delay(waits);
      if (role !== undefined && !(mayCall(endpoint, role) && (!asked.success || mayDo(endpoint, role, asked.data)))) {
        onForbidden?.(endpoint);
        return refusal('NOT_ALLOWED_FOR_ROLE', null);
      }
      if (!asked.success) return refusal('VALIDATION', { fields: fieldProblemsOf(endpoint.request, asked.error) });
      const page = (of: unknown) => envelopeOf(endpoint.base, SUCCESS, '请求成功！', toWire(endpoint.response, of));
      if (answer.kind === 'value' && request.headers.get('Accept') === WHOLE_LIST && isPaged(endpoint))
        return new HttpResponse(
          pagesOf(answer, asked.data)
            .map((one) => `${JSON.stringify(page(one))}\n`)
            .join(''),
          { headers: { 'Content-Type': WHOLE_LIST } },
        );
      if (answer.kind === 'value') return json(page(answer.of(asked.data)));
      if (answer.kind === 'refusal') return refusal(answer.key, answer.data, answer.details);
      if (answer.kind === 'failure') return outcome(ERROR, `HTTP ${answer.status}`, null, answer.status);
      return HttpResponse.error();
    };
  };
  const calls = Object.values(contract)
    .flatMap((resource) => Object.values(resource))
    .map((endpoint) => ({ address: `${bases[endpoint.base]}${endpoint.path}`, answer: answersOf(endpoint) }));
  const callOf = ({ url }: Request) => {
    const [asked = ''] = url.split('?', 1);
    return calls.find(({ address }) => asked.endsWith(address));
  };
  // A single handler for all calls: each one has to look at every request of the page, including scripts and styles, and reads its cookies.
  return [
    http.post(
      ({ request }) => callOf(request) !== undefined,
      ({ request }) => callOf(request)?.answer(request),
    ),
  ];
}

const Page = z.object({ list: z.array(z.unknown()), total: z.int() });

/** All pages of a list in order, as the server sends a complete list. */
function pagesOf({ of }: Answer & { kind: 'value' }, asked: unknown): unknown[] {
  const request = z.parse(z.looseObject({ pageSize: z.int() }), asked);
  const pages: unknown[] = [];
  for (let rows = 0; ;) {
    const page = of({ ...request, page: pages.length + 1 });
    const { list, total } = z.parse(Page, page);
    pages.push(page);
    rows += list.length;
    if (list.length < request.pageSize || rows >= total) return pages;
  }
}

const exampleOf = (endpoint: Endpoint): Answer => ({ kind: 'value', of: () => endpoint.example.response });

/** Undefined where the body is not JSON. */
const bodyOf = (request: Request): Promise<unknown> => request.json().catch(() => undefined);

const json = (body: unknown, status = 200) =>
  new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
