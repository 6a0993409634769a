/**
 * Abbreviations used on the wire. They may only occur in `packages/api`; the API's documentation explains them.
 * Abbreviations that are also ordinary names in our code (`db`, `open`, `sign`, `pay`, `zx` and the other channel aliases) are not listed.
 */
export const wireWords = new Set(
  `pz pzbh pzId pzTrans pzRedTag pzlzRecord rz rzqd dbrz dbqd dbFk ywqd qd fkmxb dlq yycode
   corp corpNo corpNm corpNms corpType corpName corpReg corpId getCorp usrNo usrNm usrName usrRole usrState mblNo mbl pswd oldPswd newPswd agPassword vcode
   rspCd rspMsg rspCode pagNo pagNum acctState acctNo acctNm bankNo signFile45 file4 file5 lxCorpPayList lxAmt lxNo
   redACount redBCount redCCount redDCount redECount getPromiseBh promiseBh unredeCount ossSign idCard yysj`.split(/\s+/),
);

/** Compounds with the same stems: `pzList`, `rzApply`, `dbrzRecord`. */
export const wireStem = /^(pz|rz|dbrz|ywqd|dbqd|fkmxb)[A-Z]/;

/** The few places outside `packages/api` that may use wire names, with the reason. */
export const wireExceptions: Readonly<Record<string, string>> = {
  'packages/domain/src/channel/': 'the channel aliases of the domain table are the one exception of the specification',
  'apps/server/src/testing/': 'the server’s tests read replies in wire format',
  'tooling/tidy/': 'this list',
};
