/**
 * Ends `firebase deploy` with firebase.json as it is: its policy lets no inline style through, so the pages would come
 * without their styles. `npm run deploy` deploys firebase.deploy.json, which is complete.
 */
console.error('Not deployed: firebase.json is only a part of what a deployment needs. Use `npm run deploy`.');
process.exitCode = 1;
