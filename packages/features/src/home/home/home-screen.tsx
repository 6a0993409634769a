/** The front page. */
export const HomeScreen = () => <main />;
