export const LogScreen = () => null;
