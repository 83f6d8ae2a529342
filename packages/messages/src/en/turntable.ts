/* The three-dimensional model of a television, turned by dragging. */

export const turnIt = 'Turn it';
export const turned = (product: string) => `${product}, turn it`;
export const stage = 'Model, turn with the left and right arrow keys';
export const howTo = 'Drag to turn it, or use the arrow keys.';
export const angle = 'Turned by';
export const turnLeft = 'Turn left';
export const turnRight = 'Turn right';
export const front = 'Front';
export const leftSide = 'Left side';
export const rightSide = 'Right side';
export const back = 'Back';
export const viewAt = (view: string, degrees: number) => `${view}, ${degrees}°`;
export const wide = (cm: string) => `${cm} cm wide`;
export const deep = (cm: string) => `${cm} cm deep`;
export const fromMeasures = 'Drawn from the published measurements. Details may differ from the photographs.';
export const loading = 'Building the model…';
export const noWebgl =
  'This browser cannot show three-dimensional models. The photographs show it from each side.';
export const failed = 'The model could not be loaded. Check your connection and try again.';
export const tryAgain = 'Try again';
export const seePhotographs = 'See the photographs';
