export default '/assets/stub.svg';
