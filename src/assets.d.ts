declare module '*.scss';
declare module '*.svg?markup' {
  const markup: string;
  export default markup;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
