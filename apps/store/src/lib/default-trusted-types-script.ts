/**
 * Runs in the page's head: the policy of what libraries write as text. It lets through no markup but the empty script with which
 * React makes script elements, no script, and addresses of scripts of our own origin only (docs/decisions/057-trusted-types.md).
 * Everything else is blocked and reported.
 */
export const DEFAULT_TRUSTED_TYPES_SCRIPT = `try{window.trustedTypes&&trustedTypes.createPolicy("default",{createHTML:function(s){return s.indexOf("<")<0||s==="<script><\\/script>"?s:null},createScriptURL:function(s){return new URL(s,location.href).origin===location.origin?s:null},createScript:function(s){return s===""?s:null}})}catch(e){}`;
