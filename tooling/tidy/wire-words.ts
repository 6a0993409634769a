/**
 * The abbreviations of the wire. They are written in `packages/api` and nowhere else; docs of the API carry their meaning.
 * Words that are also ordinary names in our code (`db`, `open`, `sign`, `pay`, `zx` and the other channel aliases) cannot be told apart and are not listed.
 */
export const wireWords = new Set(
  `pz pzbh pzId pzTrans pzRedTag pzlzRecord rz rzqd dbrz dbqd dbFk ywqd qd fkmxb dlq yycode
   corp corpNo corpNm corpNms corpType corpName corpReg corpId getCorp usrNo usrNm usrName usrRole usrState mblNo mbl pswd oldPswd newPswd agPassword vcode
   rspCd rspMsg rspCode pagNo pagNum acctState acctNo acctNm bankNo signFile45 file4 file5 lxCorpPayList lxAmt lxNo
   redACount redBCount redCCount redDCount redECount getPromiseBh promiseBh unredeCount ossSign idCard yysj`.split(/\s+/),
);

/** Compounds of the same stems: `pzList`, `rzApply`, `dbrzRecord`. */
export const wireStem = /^(pz|rz|dbrz|ywqd|dbqd|fkmxb)[A-Z]/;

/** The few places outside `packages/api` that must spell the wire, each with its reason. */
export const wireExceptions: Readonly<Record<string, string>> = {
  'packages/domain/src/channel/': 'the channel aliases of the domain table are the one exception of the specification',
  'apps/server/src/testing/': 'the tests of the server read its replies as they stand on the wire',
  'tooling/tidy/': 'this list',
};
