import { REFUSAL_CODES, REFUSALS, type RefusalKey, type Role } from '@lianxin/domain';
import { addressed } from '../contract/address.ts';
import { callersOf, type Base, type Endpoint, type Resources } from '../contract/endpoint.ts';
import { envelopeOf, FieldProblems, StaleVersion, SUCCESS } from '../contract/envelope.ts';
import { isPaged, WHOLE_LIST, WHOLE_LIST_ROWS_MAX } from '../contract/whole-list.ts';
import { toWire } from '../contract/wire.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';
import { NAMED_SCHEMAS } from './named-schemas.ts';
import { namingOf, type Naming } from './naming.ts';

export interface OpenApiOptions {
  title: string;
  version: string;
  /** Addresses of the platform, without a trailing slash. */
  servers: readonly string[];
  /** Where the calls live below a server. @default {api} "/api", {apk} "/apk", {cm} the origin */
  bases?: Readonly<Record<Base, string>>;
}

/** A field of a request that is sent in the query string. */
interface QueryParameter {
  readonly name: string;
  readonly in: 'query';
  readonly required: boolean;
  readonly schema: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters: readonly ({ readonly $ref: string } | QueryParameter)[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
  /** Whether path and payload are the specification's, our interpretation, or our own. */
  readonly 'x-source': Endpoint['source'];
  readonly 'x-callers': 'visitor' | 'signedIn' | readonly Role[];
  readonly 'x-kind': Endpoint['kind'];
  /** The `Accept` header with which the list comes whole. */
  readonly 'x-whole-list'?: typeof wholeList;
  readonly 'x-refusals': readonly { readonly key: string; readonly code: string; readonly zh: string; readonly en: string }[];
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: Readonly<Record<string, unknown>>;
}

const sandboxBases: Readonly<Record<Base, string>> = { api: '/api', financing: '/apk', common: '' };

/** The contract as OpenAPI 3.1, with wire names. Throws when two endpoints share an address. */
export function openApi(contract: Resources, { title, version, servers, bases = sandboxBases }: OpenApiOptions): OpenApi {
  const { named, schemas } = namingOf(NAMED_SCHEMAS);
  const paths: Record<string, { post: Operation }> = {};
  for (const [resource, calls] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(calls)) {
      const path = bases[endpoint.base] + endpoint.path;
      const taken = paths[path]?.post.operationId;
      if (taken !== undefined) throw new Error(`${resource}.${name} and ${taken} are both at ${path}. Give one another path.`);
      paths[path] = { post: operation(resource, name, endpoint, named) };
    }
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: servers.map((url) => ({ url })),
    tags: Object.keys(contract).map((tag) => ({ name: tag })),
    paths,
    components: { schemas: { ...schemas, ...refusalSchemas() }, parameters, responses, securitySchemes },
  };
}

/** The business refusals of a call, besides those that any call can have. */
const refusalsOf = ({ refuses, movesMoney }: Endpoint): readonly RefusalKey[] =>
  movesMoney === true ? [...refuses, 'STEP_UP_REQUIRED'] : refuses;

function operation(resource: string, name: string, endpoint: Endpoint, named: Naming): Operation {
  const response = {
    schema: answerSchema(endpoint.base, named(jsonSchemaOf(endpoint.response))),
    example: envelopeOf(endpoint.base, SUCCESS, REFUSALS.SUCCESS.zh, toWire(endpoint.response, endpoint.example.response)),
  };
  const { schema, parameters } = inAddress(endpoint, named(jsonSchemaOf(endpoint.request), 'below'));
  const { body: example } = addressed(endpoint, toWire(endpoint.request, endpoint.example.request));
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: endpoint.summary,
    parameters: [...parameterNamesOf(endpoint).map((key) => ({ $ref: `#/components/parameters/${key}` })), ...parameters],
    security: endpoint.needs === 'visitor' ? [] : [endpoint.credentials === false ? { marker: [] } : { session: [] }],
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
    responses: {
      200: {
        description: 'The outcome: 00000 with the data, or a refusal by its code (x-refusals).',
        content: { 'application/json': response },
      },
      ...failuresOf(endpoint),
      default: { $ref: '#/components/responses/Failure' },
    },
    'x-source': endpoint.source,
    'x-callers': endpoint.needs === 'visitor' || endpoint.needs === 'signedIn' ? endpoint.needs : callersOf(endpoint),
    'x-kind': endpoint.kind,
    ...(isPaged(endpoint) ? { 'x-whole-list': wholeList } : {}),
    'x-refusals': refusalsOf(endpoint).map((key) => ({ key, code: REFUSAL_CODES[key], ...REFUSALS[key] })),
  };
}

/** The query parameters of a request, and the schema of its body without them. */
function inAddress({ inQuery = [] }: Endpoint, schema: JsonSchema): { schema: JsonSchema; parameters: readonly QueryParameter[] } {
  const { properties, required = [] } = schema;
  if (inQuery.length === 0 || properties === undefined) return { schema, parameters: [] };
  const isInBody = (name: string) => !inQuery.includes(name);
  return {
    schema: {
      ...schema,
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isInBody(name))),
      required: required.filter(isInBody),
    },
    parameters: inQuery.map((name) => ({ name, in: 'query', required: required.includes(name), schema: properties[name] })),
  };
}

/**
 * The answer of a call: its data under the code of success, or a refusal. The codes tell them apart, so that a generator makes a union of
 * which a program reads the right part.
 */
const answerSchema = (base: Base, data: JsonSchema): JsonSchema => {
  const [code, message] = base === 'common' ? (['code', 'msg'] as const) : (['rspCd', 'rspMsg'] as const);
  const succeeded = base === 'common' ? 0 : SUCCESS;
  return {
    oneOf: [
      {
        type: 'object',
        required: [code, message, 'data'],
        properties: {
          [code]: { type: typeof succeeded === 'number' ? 'integer' : 'string', const: succeeded },
          [message]: { type: 'string' },
          data,
        },
      },
      { $ref: `#/components/schemas/${base === 'common' ? 'WrappedRefusal' : 'Refusal'}` },
    ],
  };
};

const REFUSING_CODES = Object.values(REFUSAL_CODES).filter((code) => code !== SUCCESS);

/** What a refusal may say besides its sentence; each is undefined where it says nothing. */
const refusalData = (): JsonSchema => ({
  description: 'The refused fields, who changed the object meanwhile, or what else the refusal tells.',
  anyOf: [jsonSchemaOf(FieldProblems), jsonSchemaOf(StaleVersion), {}],
});

const refusalSchemas = (): Readonly<Record<string, JsonSchema>> => ({
  Refusal: {
    type: 'object',
    required: ['rspCd', 'rspMsg'],
    properties: { rspCd: { type: 'string', enum: REFUSING_CODES }, rspMsg: { type: 'string' }, data: refusalData() },
  },
  WrappedRefusal: {
    type: 'object',
    required: ['code', 'msg'],
    properties: { code: { type: 'integer', enum: REFUSING_CODES.map(Number) }, msg: { type: 'string' }, data: refusalData() },
  },
  Failure: {
    type: 'object',
    required: ['rspCd', 'rspMsg'],
    properties: { rspCd: { type: 'string' }, rspMsg: { type: 'string' }, data: {} },
  },
});

const header = (name: string, description: string, required = false) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const parameters = {
  Language: header('Accept-Language', 'Language of the sentences: zh-CN or en-US.'),
  RequestedWith: header('X-Requested-With', 'Always XMLHttpRequest.', true),
  Marker: header('token', 'The session marker, also accepted as X-Token. Not a credential.'),
  AntiForgery: header('X-XSRF-TOKEN', 'The value of the XSRF-TOKEN cookie.', true),
  Idempotency: header('Idempotency-Key', 'One per intent. The same key and body returns the first answer; another body is refused.', true),
};

const parameterNamesOf = ({ needs, kind, credentials }: Endpoint): readonly (keyof typeof parameters)[] => [
  'Language',
  'RequestedWith',
  ...(needs === 'visitor' ? [] : (['Marker'] as const)),
  ...(credentials === false ? [] : (['AntiForgery'] as const)),
  ...(kind === 'act' ? (['Idempotency'] as const) : []),
];

/** How a call fails before the business hears of it, by the HTTP status. */
const FAILURES = {
  400: ['BadRequest', 'The request cannot be read.'],
  401: ['NotSignedIn', 'There is no session, or it has ended: sign in again.'],
  403: ['Forbidden', 'The anti-forgery pair is missing or wrong, or the call is not for this role.'],
  404: ['NotFound', 'There is no such call.'],
  408: ['TimedOut', 'The request came too slowly: repeat it under the same key.'],
  413: ['TooLarge', 'The request is too large.'],
  415: ['NotJson', 'The body is no JSON.'],
  429: ['TooMany', 'Too many requests: wait and repeat it under the same key.'],
  500: ['Defect', 'The server failed: repeat it under the same key, and tell support X-Request-Id.'],
} as const;

const responses = Object.fromEntries(
  [...Object.values(FAILURES), ['Failure', 'The call failed on its way, in the envelope where the server itself answers.'] as const].map(
    ([name, description]) => [
      name,
      {
        description,
        headers: { 'X-Request-Id': { schema: { type: 'string' }, description: 'The name of this call in the logs.' } },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ],
  ),
);

const failuresOf = ({ needs }: Endpoint) =>
  Object.fromEntries(
    Object.entries(FAILURES)
      .filter(([status]) => status !== '401' || needs !== 'visitor')
      .map(([status, [name]]) => [status, { $ref: `#/components/responses/${name}` }]),
  );

/** How a list is asked for whole; no second type of the answer, of which generators would make a union. */
const wholeList = {
  accept: WHOLE_LIST,
  description: `The list whole: the outcome of each page on a line of its own, from the first to the last, or to ${WHOLE_LIST_ROWS_MAX} rows. The page that is asked for does not count.`,
};

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: '__Host-sid', description: 'The session; "sid" on plain loopback.' },
  marker: { type: 'apiKey', in: 'header', name: 'token', description: 'Names the session where cookies do not go.' },
};
