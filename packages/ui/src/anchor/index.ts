export { Anchor, AnchorProvider, type AnchorProps, type Navigate } from './anchor.tsx';
