import { Histogram, Registry } from 'prom-client';

/** Of the process, because gateways are asked from everywhere. */
export const gatewayRegistry = new Registry();

/** How a gateway answered. `silent`: not at all, or too late. `malformed`: not as agreed. */
export type GatewayOutcome = 'answered' | 'refused' | 'failed' | 'silent' | 'malformed';

/** Duration of calls to external services by call and outcome. */
export const gatewayCalls = new Histogram({
  name: 'lianxin_gateway_request_duration_seconds',
  help: 'Calls to banks, lenders, registers and the SMS gateway, by call and outcome',
  labelNames: ['call', 'outcome'] as const,
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [gatewayRegistry],
});
