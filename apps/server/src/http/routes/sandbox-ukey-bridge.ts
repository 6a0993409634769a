import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../../platform/services.ts';
import { simulatedDevice, type DeviceRefusal } from '../../platform/signer/simulated-device.ts';
import { HttpFailure } from '../http-failure.ts';
import { isLoopback, isOwnOrigin } from '../origin.ts';

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const SignRequest = z.strictObject({ serial: text(64), text: text(8_192), pin: text(32) });

const STATUS: Readonly<Record<DeviceRefusal['error'], number>> = {
  pinWrong: 403,
  pinLocked: 423,
  noCertificate: 404,
  certificateExpired: 410,
};

/** The bridge to a simulated signing device, on the portal's own origin (docs/device-signing.md). Only available from this machine. */
export function sandboxUkeyBridge(app: FastifyInstance, { config, wallClock }: Services): void {
  if (!config.sandbox || config.ukeyBridge) return;
  const device = simulatedDevice(wallClock);
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        void reply.header('Cache-Control', 'no-store');
        if (!isLoopback(request)) throw new HttpFailure(403, 'the sandbox answers this machine only');
        if (!isOwnOrigin(request, config)) await reply.code(403).send({ error: 'originRefused' });
      });
      scope.get('/status', async () => device.status());
      scope.get('/certificates', async () => ({ certificates: device.certificates() }));
      scope.post('/sign', async (request, reply) => {
        const body = z.safeParse(SignRequest, request.body);
        if (!body.success) throw new HttpFailure(400, 'the body is {"serial", "text", "pin"}');
        const answer = device.sign(body.data.serial, body.data.text, body.data.pin);
        return 'error' in answer ? reply.code(STATUS[answer.error]).send(answer) : answer;
      });
    },
    { prefix: '/sandbox/ukey-bridge' },
  );
}
