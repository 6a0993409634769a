import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { takePermission } from '../../business/foundation/files/index.ts';
import { storedObject } from '../../schema/index.ts';
import { HttpFailure, statusOf } from '../http-failure.ts';
import { sha256 } from '../../platform/security/keys.ts';
import { isOwnOrigin } from '../origin.ts';
import type { Services } from '../../platform/services.ts';
import { inspectContent } from '../../platform/storage/inspect.ts';
import { enterpriseOfOwner, ownerOfKey } from '../../platform/storage/object-key.ts';
import { MAX_BYTES, type UploadGrant } from '../../platform/storage/upload-policy.ts';

interface Form {
  readonly fields: ReadonlyMap<string, string>;
  readonly content: Buffer;
  readonly declaredType: string;
}

async function parsed(request: FastifyRequest): Promise<Form | undefined> {
  const fields = new Map<string, string>();
  for await (const part of request.parts({ limits: { files: 1, fields: 12, fieldSize: 8192, fileSize: MAX_BYTES } })) {
    if (part.type === 'field') fields.set(part.fieldname, String(part.value));
    else return { fields, content: await part.toBuffer(), declaredType: part.mimetype };
  }
  return undefined;
}

/** Reads the form. The file must be the last field, as in OSS, so that all other fields are known before it. */
async function readForm(request: FastifyRequest): Promise<Form> {
  const form = await parsed(request).catch((error: unknown) => {
    // The form parser reports malformed forms as server errors.
    const status = statusOf(error);
    throw new HttpFailure(status < 500 ? status : 400, 'the form is malformed');
  });
  if (!form) throw new HttpFailure(400, 'the form has no file');
  return form;
}

/** The upload endpoint of the built-in object store. It checks the same as OSS, and also the content. */
export async function storageRoute(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(multipart);

  function grantOf({ fields, content, declaredType }: Form, key: string): UploadGrant {
    const field = (name: string) => fields.get(name) ?? '';
    const signed = { accessid: field('OSSAccessKeyId'), policy: field('policy'), signature: field('signature') };
    const grant = services.uploads.read(signed);
    if (!grant) throw new HttpFailure(403, 'the upload policy is not one of ours');
    if (grant.expiresAt <= services.wallClock.now()) throw new HttpFailure(403, 'the upload policy has expired');
    if (key !== grant.key) throw new HttpFailure(403, 'the policy is for another key');
    if (field('x-oss-forbid-overwrite') !== 'true') throw new HttpFailure(403, 'the policy is for a new file only');
    if (content.length !== grant.size) throw new HttpFailure(413, 'the file is not of the size that was stated');
    // Browsers send different types for XML. The actual type is determined from the content below.
    if (declaredType !== 'text/xml' && declaredType !== 'application/octet-stream' && !grant.contentTypes.includes(declaredType))
      throw new HttpFailure(415, 'the type of the file is not allowed');
    return grant;
  }

  app.post('/storage', { bodyLimit: MAX_BYTES + 65_536 }, async (request, reply) => {
    if (!isOwnOrigin(request, services.config)) throw new HttpFailure(403, 'the upload comes from another site');
    const form = await readForm(request);
    const key = form.fields.get('key') ?? '';
    grantOf(form, key);
    const owner = ownerOfKey(key);
    if (owner === undefined) throw new HttpFailure(400, 'the key is malformed');
    const inspected = await inspectContent(form.content);
    if (!inspected) throw new HttpFailure(415, 'the content of the file is not allowed');
    const { content, contentType } = inspected;
    await services.database.transaction(async (db) => {
      if (!(await takePermission(db, key, content.length))) throw new HttpFailure(409, 'the key is taken');
      if (!(await services.store.put(key, content))) throw new HttpFailure(409, 'the key is taken');
      await db.insert(storedObject).values({
        key,
        enterpriseNo: enterpriseOfOwner(owner),
        contentType,
        size: content.length,
        sha256: sha256(content),
        storedAt: services.wallClock.now(),
      });
    });
    return reply.code(200).header('Cache-Control', 'no-store').send({});
  });
}
