import type { Registry } from 'prom-client';

/** What a server measures, in the format of Prometheus. */
export interface Metrics {
  /** For the measures of other parts. */
  readonly registry: Registry;
  /** A request was answered. */
  readonly served: (route: string, status: number, seconds: number) => void;
  /** A call was refused by a business rule, in the envelope of a successful request. */
  readonly refused: (call: string, code: string) => void;
  /** All measures as text. Never fails because the database does not answer. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}
