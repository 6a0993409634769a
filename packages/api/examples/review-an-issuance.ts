// Reviews an issuance that waits for its reviewer: prepare → sign → review.
//   BASE_URL=http://127.0.0.1:8787 USER_NAME=core-review PASSWORD=… PIN=… node review-an-issuance.ts
import { ApiError } from '@lianxin/api/client';
import { contract } from '@lianxin/api/contract';
import { createNodeClient } from '@lianxin/api/node';

const { BASE_URL = 'http://127.0.0.1:8787', USER_NAME = '', PASSWORD = '', PIN = '' } = process.env;
const client = createNodeClient({ baseUrl: BASE_URL, userName: USER_NAME, password: PASSWORD, language: 'en-US' });

try {
  const waiting = await client.call(contract.issuance.list, { page: 1, pageSize: 1, states: ['awaitingReview'] });
  const [application] = waiting.list;
  if (application === undefined) throw new Error('Nothing waits for a review.');
  const { id, version } = application;

  // 1. The server fixes what is signed, and says it. The version makes sure that nobody changes it meanwhile.
  const prepared = await client.call(contract.signature.prepare, { act: 'issuanceReview', subjectId: id, version });
  console.log(prepared.text);

  // 2. The person signs it, with a certificate whose key the platform keeps, and its PIN.
  const [certificate] = prepared.certificates;
  if (certificate === undefined) throw new Error(`${USER_NAME} has no certificate.`);
  const { requestId } = prepared;
  const signature = await client.call(contract.signature.sign, { requestId, certificateSerial: certificate.serial, pin: PIN });

  // 3. The act carries the signature.
  const done = await client.call(contract.issuance.review, { id, version, decision: 'pass', signature });
  console.log(`${done.applicationNumber} is ${done.state}`);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  // Of a refusal the sentence is the server's; of what does not fit the contract it names each field.
  console.error(error.kind, error.refusal ?? '', error.message);
  process.exitCode = 1;
} finally {
  await client.signOut();
}
