/** Monthly statements made from the ledger, and the answers of enterprises. */
export { statementCalls } from './calls.ts';
export { answerDispute, disputedStatements } from './answer.ts';
export { type KeptWord, keptWords, saidOf } from './kept-words.ts';
export { movementsOf } from './movements-of.ts';
export { type Word, writeWord } from './write-word.ts';
