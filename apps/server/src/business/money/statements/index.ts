/** Monthly statements made from the ledger, and the answers of enterprises. */
export { statementCalls } from './calls.ts';
export { answerDispute, disputedStatements } from './answer.ts';
export { type StoredAnswer, storedAnswers, saidOf } from './stored-answers.ts';
export { movementsOf } from './movements-of.ts';
export { type StatementAnswer, storeAnswer } from './store-answer.ts';
