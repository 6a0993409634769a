export const MissingScreen = () => null;
