/** What the server tells its health listener. */
export interface HealthReport {
  readonly problems: readonly string[];
  readonly wedged: string | undefined;
}

export interface HealthAddress {
  readonly host: string;
  readonly port: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

export const isHealthReport = (value: unknown): value is HealthReport => isRecord(value) && Array.isArray(value['problems']);

export const isHealthAddress = (value: unknown): value is HealthAddress =>
  isRecord(value) && typeof value['host'] === 'string' && typeof value['port'] === 'number';
