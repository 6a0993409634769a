import { REFUSAL_CODES, REFUSALS, type RefusalKey, type Role } from '@lianxin/domain';
import { addressed } from '../contract/address.ts';
import { callersOf, type Base, type Endpoint, type Resources } from '../contract/endpoint.ts';
import { envelopeOf, SUCCESS } from '../contract/envelope.ts';
import { isPaged, WHOLE_LIST, WHOLE_LIST_ROWS_MAX } from '../contract/whole-list.ts';
import { toWire } from '../contract/wire.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

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
  const paths: Record<string, { post: Operation }> = {};
  for (const [resource, calls] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(calls)) {
      const path = bases[endpoint.base] + endpoint.path;
      const taken = paths[path]?.post.operationId;
      if (taken !== undefined) throw new Error(`${resource}.${name} and ${taken} are both at ${path}. Give one another path.`);
      paths[path] = { post: operation(resource, name, endpoint) };
    }
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: servers.map((url) => ({ url })),
    tags: Object.keys(contract).map((tag) => ({ name: tag })),
    paths,
    components: { parameters, responses, securitySchemes },
  };
}

/** The business refusals of a call, besides those that any call can have. */
const refusalsOf = ({ refuses, movesMoney }: Endpoint): readonly RefusalKey[] =>
  movesMoney === true ? [...refuses, 'STEP_UP_REQUIRED'] : refuses;

function operation(resource: string, name: string, endpoint: Endpoint): Operation {
  const response = {
    schema: envelopeSchema(endpoint.base, jsonSchemaOf(endpoint.response)),
    example: envelopeOf(endpoint.base, SUCCESS, REFUSALS.SUCCESS.zh, toWire(endpoint.response, endpoint.example.response)),
  };
  const { schema, parameters } = inAddress(endpoint, jsonSchemaOf(endpoint.request));
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
        description: 'The outcome: 00000 with the data, or a refusal by its code.',
        content: { 'application/json': response, ...(isPaged(endpoint) ? { [WHOLE_LIST]: wholeList } : {}) },
      },
      default: { $ref: '#/components/responses/Failure' },
    },
    'x-source': endpoint.source,
    'x-callers': endpoint.needs === 'visitor' || endpoint.needs === 'signedIn' ? endpoint.needs : callersOf(endpoint),
    'x-kind': endpoint.kind,
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

/** The envelope of a base around this data. The data is typed for success only, because a refusal has other data. */
function envelopeSchema(base: Base, data: JsonSchema): JsonSchema {
  const [code, message] = base === 'common' ? (['code', 'msg'] as const) : (['rspCd', 'rspMsg'] as const);
  const succeeded = base === 'common' ? 0 : SUCCESS;
  return {
    type: 'object',
    required: [code, message],
    properties: { [code]: { type: base === 'common' ? 'integer' : 'string' }, [message]: { type: 'string' }, data: {} },
    if: { properties: { [code]: { const: succeeded } } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { properties: { data } },
  };
}

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

const responses = {
  Failure: {
    description: 'The call itself failed (400, 401, 403, 404, 408, 413, 415, 429, 5xx), still in the envelope.',
    headers: { 'X-Request-Id': { schema: { type: 'string' }, description: 'The name of this call in the logs.' } },
    content: { 'application/json': { schema: envelopeSchema('api', {}) } },
  },
};

/** The response to `Accept: application/x-ndjson`. */
const wholeList = {
  schema: {
    type: 'string',
    description: `The list whole: the outcome of each page on a line of its own, from the first to the last, or to ${WHOLE_LIST_ROWS_MAX} rows. The page that is asked for does not count.`,
  },
};

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: '__Host-sid', description: 'The session; "sid" on plain loopback.' },
  marker: { type: 'apiKey', in: 'header', name: 'token', description: 'Names the session where cookies do not go.' },
};
