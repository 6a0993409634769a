import * as z from 'zod/mini';
import { act, type Endpoint } from '../endpoint.ts';
import { day } from '../examples.ts';
import { Signature } from '../schemas/party.ts';
import { Day, Instant, RequiredText, Version, type Identifier } from '../schemas/primitives.ts';
import { wire, type Schema } from '../wire.ts';
import type { FundingKind } from './calls.ts';

/** What the calls of a lender's people say besides. */
type LenderCall = Pick<Endpoint, 'refreshes' | 'refuses'>;

interface Shown<Id extends string> {
  readonly id: z.output<Identifier<Id>>;
  readonly version: number;
}

type LentKind<Id extends string, Reference extends Schema> = Pick<FundingKind<Id, Reference>, 'name' | 'id' | 'reference'>;

/**
 * The operator of the lender, or the guarantor, accepts an application or asks questions; the reviewer approves it with a signature, or
 * declines.
 */
export const decideCall = <Id extends string, Reference extends Schema>(
  { name, id, reference }: LentKind<Id, Reference>,
  summary: string,
  {
    example: { shown, accepted },
    ...call
  }: LenderCall & { readonly example: { readonly shown: Shown<Id>; readonly accepted: z.output<Reference> } },
) =>
  act(`//${name}/decide`, {
    ...call,
    summary,
    movesMoney: true,
    source: 'added',
    needs: 'records.read',
    needsByAct: { accept: 'lending.make', askMore: 'lending.make', approve: 'lending.review', decline: 'lending.review' },
    request: z.strictObject({
      id,
      version: Version,
      act: z.enum(['accept', 'askMore', 'approve', 'decline']),
      /** The question, or why it is declined. */
      reason: z.optional(RequiredText(500)),
      signature: z.optional(Signature),
    }),
    response: reference,
    example: { request: { ...shown, act: 'accept' }, response: accepted },
  });

/** The claim or the lien is entered at the register of movables and claims: from then on pieces are pledged (民法典 445). */
export const registerCall = <Id extends string, Reference extends Schema>(
  { name, id, reference }: LentKind<Id, Reference>,
  summary: string,
  {
    example: { shown, registered },
    ...call
  }: LenderCall & { readonly example: { readonly shown: Shown<Id>; readonly registered: z.output<Reference> } },
) =>
  act(`//${name}/register`, {
    ...call,
    summary,
    movesMoney: true,
    source: 'added',
    needs: 'lending.make',
    request: z.strictObject({
      id,
      version: Version,
      certificateNumber: wire('regNo', RequiredText(64)),
      registeredAt: Instant,
      expiresOn: Day,
      searchReportNumber: RequiredText(64),
      searchedAt: Instant,
      /** How many entries of other parties the search found. */
      found: z.int().check(z.gte(0)),
    }),
    response: reference,
    example: {
      request: {
        ...shown,
        certificateNumber: '21430987000123456789',
        registeredAt: '2026-11-23T10:00:00+08:00',
        expiresOn: day('2027-11-22'),
        searchReportNumber: 'CC202611230001',
        searchedAt: '2026-11-23T09:40:00+08:00',
        found: 0,
      },
      response: registered,
    },
  });
