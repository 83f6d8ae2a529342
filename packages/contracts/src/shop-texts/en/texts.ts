export { ABOUT as about } from './about';
export { DISCLAIMER as disclaimer } from './disclaimer';
export { PRIVACY as privacy } from './privacy';
export { SHIPPING as shipping } from './shipping';
export { TERMS as terms } from './terms';
export { UNBOXING as unboxing } from './unboxing';
