/** The HTTP statuses that have a message of their own (specification §8). */
const problems = {
  400: 'badRequest',
  401: 'unauthorised',
  403: 'forbidden',
  404: 'notFound',
  408: 'requestTimeout',
  500: 'serverError',
  501: 'notImplemented',
  502: 'badGateway',
  503: 'unavailable',
  504: 'gatewayTimeout',
  505: 'versionNotSupported',
} as const;

export type HttpProblem = (typeof problems)[keyof typeof problems] | 'other';

const byStatus: ReadonlyMap<number, HttpProblem> = new Map(Object.entries(problems).map(([status, key]) => [Number(status), key]));

/** The key of the message for an HTTP status; the messages are in features/notices. */
export const httpProblem = (status: number): HttpProblem => byStatus.get(status) ?? 'other';
