import { randomUUID } from 'node:crypto';
import { fromWire, type Schema } from '../../packages/api/src/contract/index.ts';
import { operations } from '../../apps/server/src/operations/contract/index.ts';

const PASSWORD = 'Lianxin@2026';

/** A platform operator using the operations API, on the port after the portal's. */
export class PlatformOperator {
  readonly #base: string;
  #token = '';

  private constructor(base: string) {
    this.#base = base;
  }

  static async signIn(portal: string, name = 'ops'): Promise<PlatformOperator> {
    const { hostname, port } = new URL(portal);
    const operator = new PlatformOperator(`http://${hostname}:${Number(port) + 1}/operations`);
    const { token } = await operator.#call(operations.session.signIn, { name, password: PASSWORD });
    operator.#token = token;
    return operator;
  }

  async #call<Response extends Schema>(operation: { readonly path: string; readonly response: Response }, body: object) {
    const response = await fetch(this.#base + operation.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}`, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    const read = fromWire(operation.response, typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined);
    if (!read.success) throw new Error(`${operation.path}: ${JSON.stringify(answer)}`);
    return read.data;
  }

  /** The pending registration of an enterprise. */
  async #submitted(name: string): Promise<{ readonly id: string; readonly version: number }> {
    const { list } = await this.#call(operations.registrations.list, { page: 1, pageSize: 50, state: 'submitted' });
    const found = list.find((one) => one.name === name);
    if (found === undefined) throw new Error(`${name} has no pending registration`);
    return { id: found.id, version: found.version };
  }

  async reject(name: string, reason: string, fields: readonly string[]): Promise<void> {
    await this.#call(operations.registrations.reject, { ...(await this.#submitted(name)), reason, fields });
  }

  async approve(name: string): Promise<void> {
    await this.#call(operations.registrations.approve, await this.#submitted(name));
  }

  /** Publishes an announcement; returns its id and the elements removed from the text. */
  publish(announcement: {
    title: string;
    content: string;
    attachment: string;
  }): Promise<{ readonly id: string; readonly removed: readonly string[] }> {
    const { title, content, attachment } = announcement;
    const file = { name: attachment, content: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64') };
    return this.#call(operations.announcements.publish, { title, type: 'notice', content, pinned: false, attachments: [file] });
  }

  async withdrawAnnouncement(id: string, reason: string): Promise<void> {
    await this.#call(operations.announcements.withdraw, { id, reason });
  }

  /** Proposes to lift the suspension of an issuer; returns the id of the proposal, which another operator has to approve. */
  async proposeLifting(enterprise: string, reason: string): Promise<string> {
    const { list } = await this.#call(operations.enterprises.find, { search: enterprise });
    const found = list.find((one) => one.name === enterprise);
    if (found === undefined) throw new Error(`${enterprise} is not known`);
    const { proposalId } = await this.#call(operations.suspensions.lift, { enterpriseNo: found.enterpriseNo, reason });
    return proposalId;
  }

  async passProposal(proposalId: string): Promise<void> {
    await this.#call(operations.proposals.approve, { proposalId });
  }
}
