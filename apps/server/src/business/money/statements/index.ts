/** Monthly statements made from the ledger, and what enterprises say of them. */
export { answerDispute, disputedStatements } from './answer.ts';
export { statementHandlers } from './handlers.ts';
export { type KeptWord, keptWords, saidOf } from './kept-words.ts';
export { movementsOf } from './movements-of.ts';
export { type Word, writeWord } from './write-word.ts';
