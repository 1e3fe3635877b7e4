export type Unsubscribe = () => void;
